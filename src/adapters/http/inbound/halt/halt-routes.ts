import type { ViewHalts } from "../../../../application/halt/view-halts.ts";
import { listHalts } from "../../contract/halt/halt.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentHalted } from "./present-halt.ts";

/** What the routes of the halts call. */
interface HaltUseCases {
  readonly viewHalts: ViewHalts;
}

/** What is halted, for everybody. Why, is for staff alone. */
export function haltRoutes({ viewHalts }: HaltUseCases): readonly BoundRoute[] {
  return [
    bind(listHalts).to(async () => {
      const halts = await viewHalts.open();
      return ok(
        halts.map((halt) => ({
          ...presentHalted(halt),
          since: new Date(halt.startedAt).toISOString(),
        })),
      );
    }),
  ];
}
