import { ContainerModule } from "inversify";
import { passkeyRoutes } from "../adapters/http/inbound/passkey/passkey-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { AddPasskey } from "../application/passkey/add-passkey.ts";
import { AskPasskey } from "../application/passkey/ask-passkey.ts";
import { BeginPasskey } from "../application/passkey/begin-passkey.ts";
import { ListPasskeys } from "../application/passkey/list-passkeys.ts";
import { RemovePasskey } from "../application/passkey/remove-passkey.ts";
import { RenamePasskey } from "../application/passkey/rename-passkey.ts";
import { SignInWithPasskey } from "../application/passkey/sign-in-with-passkey.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the parts of the feature passkey. */
const passkeyTokens = {
  listPasskeys: token<ListPasskeys>("listPasskeys"),
  beginPasskey: token<BeginPasskey>("beginPasskey"),
  addPasskey: token<AddPasskey>("addPasskey"),
  renamePasskey: token<RenamePasskey>("renamePasskey"),
  removePasskey: token<RemovePasskey>("removePasskey"),
  askPasskey: token<AskPasskey>("askPasskey"),
  signInWithPasskey: token<SignInWithPasskey>("signInWithPasskey"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = passkeyTokens;
  const a = accountTokens;
  const f = factorTokens;
  bind(t.listPasskeys).toResolvedValue((passkeys) => new ListPasskeys(passkeys), [f.passkeys]);
  bind(t.beginPasskey).toResolvedValue(
    (passkeys, challenges, signatures, proveIdentity) =>
      new BeginPasskey({ passkeys, challenges, signatures, proveIdentity }),
    [f.passkeys, f.challenges, f.signatures, a.proveIdentity],
  );
  bind(t.addPasskey).toResolvedValue(
    (passkeys, challenges, signatures, openSession) =>
      new AddPasskey({ passkeys, challenges, signatures, openSession, newId }),
    [f.passkeys, f.challenges, f.signatures, a.openSession],
  );
  bind(t.renamePasskey).toResolvedValue((passkeys) => new RenamePasskey(passkeys), [f.passkeys]);
  bind(t.removePasskey).toResolvedValue(
    (passkeys, proveIdentity, openSession) =>
      new RemovePasskey(passkeys, proveIdentity, openSession),
    [f.passkeys, a.proveIdentity, a.openSession],
  );
  bind(t.askPasskey).toResolvedValue(
    (passkeys, challenges, signatures) => new AskPasskey(passkeys, challenges, signatures),
    [f.passkeys, f.challenges, f.signatures],
  );
  bind(t.signInWithPasskey).toResolvedValue(
    (checkPasskey, traders, openSession, policy, security) =>
      new SignInWithPasskey({ checkPasskey, traders, openSession, policy, security }),
    [f.checkPasskey, a.traders, a.openSession, policyTokens.account, tokens.securityEvents],
  );
});

/** The feature passkey: signing in and proving who one is by what a device signs. */
export const passkeys: Feature = {
  module: parts,
  routes: () => [served(passkeyRoutes, passkeyTokens)],
};
