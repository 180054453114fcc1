import type { ViewStops } from "../../../../application/stop/view-stops.ts";
import { listStops } from "../../contract/stop/stop.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentStopped } from "./present-stop.ts";

/** What the routes of the stops call. */
export interface StopUseCases {
  readonly viewStops: ViewStops;
}

/** What is stopped, for everybody. Why, is for staff alone. */
export function stopRoutes({ viewStops }: StopUseCases): readonly BoundRoute[] {
  return [
    bind(listStops).to(async () => {
      const stops = await viewStops.open();
      return ok(
        stops.map((stop) => ({
          ...presentStopped(stop),
          since: new Date(stop.startedAt).toISOString(),
        })),
      );
    }),
  ];
}
