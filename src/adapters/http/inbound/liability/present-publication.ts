import type { Publication } from "../../../../domain/liability/publication.ts";
import type { LiabilityPublicationView } from "../../contract/liability/liability.ts";

/** A publication as its file has it. */
export function presentPublication({
  day,
  coins,
  previous,
  hash,
}: Publication): LiabilityPublicationView {
  return {
    day,
    coins: coins.map(({ asset, root, total }) => ({ asset, root, total: String(total) })),
    previous,
    hash,
  };
}
