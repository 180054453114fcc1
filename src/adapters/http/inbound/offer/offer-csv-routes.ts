import type { ImportOffers, LineOutcome } from "../../../../application/offer/import-offers.ts";
import { writeOfferCsv } from "../../../../domain/offer/offer-csv.ts";
import * as contract from "../../contract/offer/offer-csv.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { fieldFailuresOf } from "./offer-faults.ts";

export interface OfferCsvUseCases {
  readonly importOffers: ImportOffers;
}

/** One's offers as a file, out and in. */
export function offerCsvRoutes({ importOffers }: OfferCsvUseCases): readonly BoundRoute[] {
  return [
    bind(contract.exportOffers).to(async ({ actor }) =>
      ok({ csv: writeOfferCsv(await importOffers.lines(actor)) }),
    ),
    bind(contract.importOffers).to(async (call) => {
      const { actor, body } = call;
      const { csv, preview: isPreview, take } = body;
      const key = commandKey("importOffers", call);
      const done = await importOffers.execute(actor, csv, { isPreview, take }, key);
      if (!done.ok) return { refusal: done.refusal.code };
      const count = (what: LineOutcome["what"]) =>
        done.value.filter((each) => each.what === what).length;
      return {
        status: 200,
        body: {
          data: done.value.map(viewOf),
          meta: {
            isPreview,
            created: count("created"),
            changed: count("changed"),
            refused: count("refused"),
          },
        },
      };
    }),
  ];
}

function viewOf({ line, offerId, what, refusal }: LineOutcome) {
  const failures = refusal?.code === "validation" ? fieldFailuresOf(refusal.failures) : [];
  return {
    line,
    hash: offerId ?? null,
    what,
    code: refusal?.code ?? null,
    details: failures.map(({ field, code, message }) => ({ field, code, message })),
  };
}
