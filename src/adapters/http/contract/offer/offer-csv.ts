import { Type } from "typebox";
import { closed, dataAndMetaOf, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ImportOffersDto } from "./import-offers-dto.ts";

/** Two hundred offers with the longest terms. */
const csvMostBytes = 2_097_152;

const lineView = view("OfferLineOutcome", {
  /** From 1, without the line of columns. */
  line: Type.Integer(),
  hash: orNull(Type.String()),
  what: Type.Union([
    Type.Literal("created"),
    Type.Literal("changed"),
    Type.Literal("unchanged"),
    Type.Literal("refused"),
    /** A good line of a file that was taken as a whole, in which another was refused. */
    Type.Literal("left_out"),
  ]),
  /** Why it was refused; null otherwise. */
  code: orNull(Type.String()),
  /** The refused cells, where it is that. */
  details: Type.Array(
    closed({ field: Type.String(), code: Type.String(), message: Type.String() }),
  ),
});

export const exportOffers = route({
  id: "exportOffers",
  method: "get",
  path: "/rest/v1/offer-manager/csv",
  summary: "All of one's offers as a CSV file, without where buyers pay",
  access: "trader",
  answers: { 200: { description: "The file", body: dataOf(closed({ csv: Type.String() })) } },
});

export const importOffers = route({
  id: "importOffers",
  method: "post",
  path: "/rest/v1/offer-manager/csv",
  summary:
    "Create and change offers by a CSV file, or see what would become of each line; sent again, it changes nothing",
  access: "trader",
  takesKey: true,
  body: ImportOffersDto,
  mostBytes: csvMostBytes,
  answers: {
    200: {
      description: "What became of each line, or would",
      body: dataAndMetaOf(
        Type.Array(lineView),
        closed({
          isPreview: Type.Boolean(),
          created: Type.Integer(),
          changed: Type.Integer(),
          refused: Type.Integer(),
        }),
      ),
    },
  },
  refusals: ["csv_without_columns", "csv_broken", "csv_too_long", "csv_empty"],
});

export const offerCsvRoutes = { exportOffers, importOffers };
