import type { Actor } from "../../../../application/actor/actor.ts";
import type { AddPasskey } from "../../../../application/passkey/add-passkey.ts";
import type { AskPasskey } from "../../../../application/passkey/ask-passkey.ts";
import type { BeginPasskey } from "../../../../application/passkey/begin-passkey.ts";
import type { ListPasskeys } from "../../../../application/passkey/list-passkeys.ts";
import type { RemovePasskey } from "../../../../application/passkey/remove-passkey.ts";
import type { RenamePasskey } from "../../../../application/passkey/rename-passkey.ts";
import type { SignInWithPasskey } from "../../../../application/passkey/sign-in-with-passkey.ts";
import type { RateLimited } from "../../../../application/ports/attempt-limits.ts";
import * as contract from "../../contract/passkey/passkey.ts";
import { readersHome } from "../../contract/return-path.ts";
import { setSessionCookie } from "../account/cookies.ts";
import { tooOften, visitorOf } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentAsked, presentPasskey, presentToMake } from "./passkey-presenter.ts";

/** Use cases behind the routes of passkeys. */
interface PasskeyUseCases {
  readonly listPasskeys: ListPasskeys;
  readonly beginPasskey: BeginPasskey;
  readonly addPasskey: AddPasskey;
  readonly renamePasskey: RenamePasskey;
  readonly removePasskey: RemovePasskey;
  readonly askPasskey: AskPasskey;
  readonly signInWithPasskey: SignInWithPasskey;
}

/** Signing in and proving who one is with passkeys, and a trader's own ones. */
export function passkeyRoutes(useCases: PasskeyUseCases): readonly BoundRoute[] {
  const list = async (actor: Actor) =>
    ok((await useCases.listPasskeys.execute(actor)).map(presentPasskey));
  return [
    bind(contract.askPasskeySignIn).to(async ({ request }) => {
      const asked = useCases.askPasskey.forSignIn(visitorOf(request));
      return asked ? ok(presentAsked(asked)) : { refusal: "forbidden_origin" };
    }),
    bind(contract.signInWithPasskey).to(async ({ body, request }) => {
      const signedIn = await useCases.signInWithPasskey.execute(body, visitorOf(request));
      if (!signedIn.ok) return refused(signedIn.refusal);
      const { username, token } = signedIn.value;
      const headers = { "Set-Cookie": setSessionCookie(token) };
      return { ...ok({ username, redirectTo: readersHome }), headers };
    }),
    bind(contract.listPasskeys).to(({ actor }) => list(actor)),
    bind(contract.askPasskeyProof).to(async ({ actor }) =>
      ok(presentAsked(await useCases.askPasskey.forProof(actor))),
    ),
    bind(contract.beginPasskey).to(async ({ actor, body }) => {
      const begun = await useCases.beginPasskey.execute(actor, body);
      if (!begun.ok) return refused(begun.refusal);
      const { traderId, username, ...made } = begun.value;
      return ok(presentToMake(made, traderId, username));
    }),
    bind(contract.addPasskey).to(async ({ actor, body: { name, ...answer }, request }) => {
      const made = { name, answer, visitor: visitorOf(request) };
      const added = await useCases.addPasskey.execute(actor, made);
      if (!added.ok) return refused(added.refusal);
      const headers = { "Set-Cookie": setSessionCookie(added.value) };
      return { ...ok({ isAdded: true }), headers };
    }),
    bind(contract.renamePasskey).to(async ({ actor, parameters, body }) => {
      const renamed = await useCases.renamePasskey.execute(actor, parameters.id, body.name);
      return renamed.ok ? list(actor) : refused(renamed.refusal);
    }),
    bind(contract.removePasskey).to(async ({ actor, parameters, body, request }) => {
      const asked = { proof: body, visitor: visitorOf(request) };
      const removed = await useCases.removePasskey.execute(actor, parameters.id, asked);
      if (!removed.ok) return refused(removed.refusal);
      const headers = { "Set-Cookie": setSessionCookie(removed.value) };
      return { ...ok({ isRemoved: true }), headers };
    }),
  ];
}

function refused<Code extends string>(refusal: { readonly code: Code } | RateLimited) {
  return "retryAfterSeconds" in refusal ? tooOften(refusal) : { refusal: refusal.code };
}
