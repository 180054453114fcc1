import type { StopRecord, StopWord } from "../../../../application/ports/stop-store.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { EndStop } from "../../../../application/stop/end-stop.ts";
import type { StartStop } from "../../../../application/stop/start-stop.ts";
import type { StopResult } from "../../../../application/stop/stop-desk.ts";
import type { StopsView, ViewStops } from "../../../../application/stop/view-stops.ts";
import {
  endStop,
  readStopsState,
  startStop,
  viewStops,
  type AdminStopsView,
  type AdminStopView,
} from "../../contract/admin/stops.ts";
import { bind, type BoundRoute, type Refused } from "../bound-route.ts";
import { presentStopped } from "../stop/present-stop.ts";

/** What the routes of the stops call. */
export interface AdminStopUseCases {
  readonly viewStops: ViewStops;
  readonly startStop: StartStop;
  readonly endStop: EndStop;
}

/** What is stopped: in short for everybody, whole for admins, who stop things and let them go on. */
export function adminStopRoutes(useCases: AdminStopUseCases): readonly BoundRoute[] {
  const show = async ({ staffId }: StaffActor) =>
    presentStops(await useCases.viewStops.execute(), staffId);
  /** Shows the stops after what was done, or says why it was not done. */
  const answer = async (actor: StaffActor, done: StopResult): Promise<Answer> =>
    done.ok ? { status: 200, body: await show(actor) } : { refusal: done.refusal.code };
  return [
    bind(readStopsState).to(async () => {
      const open = await useCases.viewStops.open();
      return { status: 200, body: { open: open.map(presentStopped) } };
    }),
    bind(viewStops).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(startStop).to(async ({ actor, body: { kind, crypto_currency_code: asset, reason } }) =>
      answer(actor, await useCases.startStop.execute(actor, { kind, asset }, reason)),
    ),
    bind(endStop).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.endStop.execute(actor, id, reason)),
    ),
  ];
}

type Answer =
  | { readonly status: 200; readonly body: AdminStopsView }
  | Refused<Extract<StopResult, { readonly ok: false }>["refusal"]["code"]>;

function presentStops({ open, ended }: StopsView, readerId: string): AdminStopsView {
  return {
    open: open.map((stop) => presentStop(stop, readerId)),
    ended: ended.map((stop) => presentStop(stop, readerId)),
  };
}

function presentStop(stop: StopRecord, readerId: string): AdminStopView {
  const { id, started, endAsked, ended } = stop;
  return {
    id,
    ...presentStopped(stop),
    started: presentWord(started),
    endAsked: endAsked ? presentWord(endAsked) : null,
    ended: ended ? presentWord(ended) : null,
    act: ended ? null : actOf(endAsked, readerId),
  };
}

function actOf(endAsked: StopWord | undefined, readerId: string): AdminStopView["act"] {
  if (!endAsked) return "ask";
  return endAsked.staffId === readerId ? null : "confirm";
}

function presentWord({ username, at, reason }: StopWord) {
  return { username, at: new Date(at).toISOString(), reason };
}
