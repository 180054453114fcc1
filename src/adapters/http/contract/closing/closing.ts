import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { CloseAccountDto } from "./close-account-dto.ts";

export const closeAccount = route({
  id: "closeAccount",
  method: "post",
  path: "/rest/v1/users/close-account",
  summary: "Close one's account for good, with a proof; refused while anything depends on it",
  access: "trader",
  body: CloseAccountDto,
  answers: {
    200: {
      description: "Closed. Every session has ended; nobody can take the name",
      body: dataOf(closed({ isClosed: Type.Boolean() })),
    },
  },
  refusals: [
    "account_not_settled",
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

export const closingRoutes = { closeAccount };
