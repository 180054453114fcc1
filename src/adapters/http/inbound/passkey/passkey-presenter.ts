import type { OwnPasskey } from "../../../../application/ports/passkey-store.ts";
import type {
  AskedPasskeyBody,
  PasskeyBody,
  PasskeyToMakeBody,
} from "../../contract/passkey/passkey.ts";

type Credential = Pick<OwnPasskey, "credentialId" | "transports">;

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, addedAt, usedAt }: OwnPasskey): PasskeyBody {
  return {
    id,
    name,
    addedAt: new Date(addedAt).toISOString(),
    usedAt: usedAt === undefined ? null : new Date(usedAt).toISOString(),
  };
}

export function presentAsked({
  allowed,
  ...asked
}: Omit<AskedPasskeyBody, "allowed"> & {
  readonly allowed: readonly Credential[];
}): AskedPasskeyBody {
  return { ...asked, allowed: allowed.map(presentCredential) };
}

/** `owner`: whose it is to be, in our words; the passkey itself names them. */
export function presentToMake(
  {
    challenge,
    host,
    present,
  }: Pick<PasskeyToMakeBody, "challenge" | "host"> & { readonly present: readonly Credential[] },
  owner: string,
  username: string,
): PasskeyToMakeBody {
  const userHandle = Buffer.from(owner).toString("base64url");
  return { challenge, host, userHandle, username, present: present.map(presentCredential) };
}

function presentCredential({ credentialId, transports }: Credential) {
  return { id: credentialId, transports: [...transports] };
}
