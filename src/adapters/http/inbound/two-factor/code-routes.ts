import type { Actor } from "../../../../application/actor/actor.ts";
import type { SendFactorCode } from "../../../../application/two-factor/send-factor-code.ts";
import type { SendLoginCode } from "../../../../application/two-factor/send-login-code.ts";
import type { ViewCodes } from "../../../../application/two-factor/view-codes.ts";
import { routeOf, type CodeChannel } from "../../../../domain/account/code-channel.ts";
import * as contract from "../../contract/two-factor/codes.ts";
import { clientAddress } from "../account/client-address.ts";
import { proofNeeded, tooOften, visitorOf } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of codes that are sent. */
interface CodeUseCases {
  readonly viewCodes: ViewCodes;
  readonly sendFactorCode: SendFactorCode;
  readonly sendLoginCode: SendLoginCode;
}

/** Codes of second factors, by channel. */
export function codeRoutes(useCases: CodeUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor): Promise<contract.CodesBody> => {
    const { types, places, toChat } = await useCases.viewCodes.execute(actor);
    const { phone, email } = places;
    return {
      ...types,
      phone: { ...phone, to: phone.to ?? null },
      email: { ...email, to: email.to ?? null },
      telegram: toChat,
    };
  };
  const byChannel = ({ sent, channel }: (typeof channels)[number]): BoundRoute =>
    bind(sent).to(async ({ actor, body, request }) => {
      const { purpose: use, password, login } = body;
      const route = routeOf(channel);
      if (!actor && (use !== "login" || login === undefined)) return signedOut;
      if (!actor) {
        const visitor = visitorOf(request);
        const asked = await useCases.sendLoginCode.execute({
          login: login ?? "",
          password,
          channel,
          visitor,
        });
        return asked.ok ? ok({ countdown: asked.value }) : proofNeeded(asked.refusal);
      }
      const address = clientAddress(request);
      const wanted = { channel, use, address, password };
      const asked = await useCases.sendFactorCode.execute(actor, wanted);
      if (asked.ok) return ok({ countdown: (await show(actor))[route.contact].countdown });
      const { refusal } = asked;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    });
  return [
    bind(contract.viewCodes).to(async ({ actor }) => ok(await show(actor))),
    ...channels.map(byChannel),
  ];
}

const channels = [
  { sent: contract.sendCodeByPhone, channel: "phone" },
  { sent: contract.sendCodeByCall, channel: "call" },
  { sent: contract.sendCodeByEmail, channel: "email" },
  { sent: contract.sendCodeByPush, channel: "push" },
  { sent: contract.sendCodeByTelegram, channel: "telegram" },
] as const satisfies readonly { readonly channel: CodeChannel; readonly sent: unknown }[];

/** Whoever is signed in nowhere says whose code it is, and gets none but for signing in. */
const signedOut = {
  refusal: "validation",
  details: [
    { field: "login", code: "required", message: "Sign in, or give your name for a sign-in code." },
  ],
} as const;
