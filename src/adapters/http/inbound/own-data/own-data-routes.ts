import type { DownloadOwnData } from "../../../../application/own-data/download-own-data.ts";
import type { OwnRow } from "../../../../application/ports/own-data-store.ts";
import { downloadOwnData } from "../../contract/own-data/own-data.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the route of one's own data. */
interface OwnDataUseCases {
  readonly downloadOwnData: DownloadOwnData;
}

/** What is kept about the person who asks. */
export function ownDataRoutes(useCases: OwnDataUseCases): readonly BoundRoute[] {
  return [
    bind(downloadOwnData).to(async ({ actor, body }) => {
      const read = await useCases.downloadOwnData.execute(actor, body);
      if (read.ok) return ok(rowsOf(read.value));
      const { refusal } = read;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}

function rowsOf(data: Readonly<Record<string, readonly OwnRow[]>>): Record<string, OwnRow[]> {
  return Object.fromEntries(Object.entries(data).map(([place, rows]) => [place, [...rows]]));
}
