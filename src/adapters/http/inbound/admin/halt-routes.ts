import type { HaltRecord, HaltWord } from "../../../../application/ports/halt-store.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { EndHalt } from "../../../../application/halt/end-halt.ts";
import type { StartHalt } from "../../../../application/halt/start-halt.ts";
import type { HaltResult } from "../../../../application/halt/halt-desk.ts";
import type { HaltsView, ViewHalts } from "../../../../application/halt/view-halts.ts";
import {
  endHalt,
  readHaltsState,
  startHalt,
  viewHalts,
  type AdminHaltsView,
  type AdminHaltView,
} from "../../contract/admin/halts.ts";
import { bind, type BoundRoute, type Refused } from "../bound-route.ts";
import { presentHalted } from "../halt/present-halt.ts";

/** What the routes of the halts call. */
interface AdminHaltUseCases {
  readonly viewHalts: ViewHalts;
  readonly startHalt: StartHalt;
  readonly endHalt: EndHalt;
}

/** What is halted: in short for everybody, whole for admins, who halt things and let them go on. */
export function adminHaltRoutes(useCases: AdminHaltUseCases): readonly BoundRoute[] {
  const show = async ({ staffId }: StaffActor) =>
    presentHalts(await useCases.viewHalts.execute(), staffId);
  /** Shows the halts after what was done, or says why it was not done. */
  const answer = async (actor: StaffActor, done: HaltResult): Promise<Answer> =>
    done.ok ? { status: 200, body: await show(actor) } : { refusal: done.refusal.code };
  return [
    bind(readHaltsState).to(async () => {
      const open = await useCases.viewHalts.open();
      return { status: 200, body: { open: open.map(presentHalted) } };
    }),
    bind(viewHalts).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(startHalt).to(async ({ actor, body: { kind, crypto_currency_code: asset, reason } }) =>
      answer(actor, await useCases.startHalt.execute(actor, { kind, asset }, reason)),
    ),
    bind(endHalt).to(async ({ actor, parameters: { id }, body: { reason } }) =>
      answer(actor, await useCases.endHalt.execute(actor, id, reason)),
    ),
  ];
}

type Answer =
  | { readonly status: 200; readonly body: AdminHaltsView }
  | Refused<Extract<HaltResult, { readonly ok: false }>["refusal"]["code"]>;

function presentHalts({ open, ended }: HaltsView, readerId: string): AdminHaltsView {
  return {
    open: open.map((halt) => presentHalt(halt, readerId)),
    ended: ended.map((halt) => presentHalt(halt, readerId)),
  };
}

function presentHalt(halt: HaltRecord, readerId: string): AdminHaltView {
  const { id, started, endAsked, ended } = halt;
  return {
    id,
    ...presentHalted(halt),
    started: presentWord(started),
    endAsked: endAsked ? presentWord(endAsked) : null,
    ended: ended ? presentWord(ended) : null,
    act: ended ? null : actOf(endAsked, readerId),
  };
}

function actOf(endAsked: HaltWord | undefined, readerId: string): AdminHaltView["act"] {
  if (!endAsked) return "ask";
  return endAsked.staffId === readerId ? null : "confirm";
}

function presentWord({ username, at, reason }: HaltWord) {
  return { username, at: new Date(at).toISOString(), reason };
}
