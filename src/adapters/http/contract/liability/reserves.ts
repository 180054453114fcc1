import { Type } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { publicationView } from "./liability.ts";
import { ReservesOfDayDto } from "./reserves-of-day-dto.ts";

const network = oneOf(["main", "test", "regtest"] as const);

/** What our addresses held on the newest day that was signed. Amounts in base units, as strings. */
const reservesView = view("Reserves", {
  day: Type.String(),
  /** On any other than `main` coins are worth nothing. */
  network,
  coins: Type.Array(
    closed({
      asset: oneOf(realAssets),
      /** As published that day. */
      owed: Type.String(),
      held: Type.String(),
      addresses: Type.Integer(),
      /** The block in which the addresses hold it. */
      height: Type.Integer(),
    }),
  ),
});

/** A file that anybody checks (docs/liabilities.md). */
const reserveFileView = view("ReserveFile", {
  format: Type.Literal("peerhold-reserves/1"),
  day: Type.String(),
  publication: publicationView,
  network,
  coins: Type.Array(
    closed({
      asset: oneOf(realAssets),
      block: closed({ height: Type.String(), hash: Type.String() }),
      held: Type.String(),
      addresses: Type.Array(
        closed({ address: Type.String(), units: Type.String(), signature: Type.String() }),
      ),
    }),
  ),
});

export const viewReserves = route({
  id: "viewReserves",
  method: "get",
  path: "/rest/v1/liabilities/reserves",
  summary:
    "What the platform's addresses held beside what it owed, on the newest day that was signed",
  access: "anyone",
  answers: {
    200: {
      description: "The newest day; null where nothing is signed",
      body: dataOf(orNull(reservesView)),
    },
  },
});

export const listReserves = route({
  id: "listReserves",
  method: "get",
  path: "/rest/v1/liabilities/reserves/file",
  summary:
    "Every address with what it held on a day, signed by its key over that day's publication",
  access: "anyone",
  query: ReservesOfDayDto,
  answers: { 200: { description: "A file to check", body: dataOf(reserveFileView) } },
  refusals: ["not_found"],
});

export const reserveRoutes = { viewReserves, listReserves };
