import type { CloseAccount } from "../../../../application/closing/close-account.ts";
import { closeAccount } from "../../contract/closing/closing.ts";
import { closingObstacleWords } from "../../contract/closing/closing-obstacles.ts";
import { removeSessionCookie } from "../account/cookies.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of leaving for good. */
interface ClosingUseCases {
  readonly closeAccount: CloseAccount;
}

/** Closing one's account. */
export function closingRoutes(useCases: ClosingUseCases): readonly BoundRoute[] {
  return [
    bind(closeAccount).to(async ({ actor, body }) => {
      const closed = await useCases.closeAccount.execute(actor, body);
      if (closed.ok) {
        return { ...ok({ isClosed: true }), headers: { "Set-Cookie": removeSessionCookie() } };
      }
      const { refusal } = closed;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      if (refusal.code !== "account_not_settled") return { refusal: refusal.code };
      const details = refusal.obstacles.map((code) => ({
        field: "account",
        code,
        message: closingObstacleWords[code],
      }));
      return { refusal: refusal.code, details };
    }),
  ];
}
