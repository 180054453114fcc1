import type { Result } from "../../../../domain/result/result.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
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
import { commandKey } from "../command-key.ts";
import { presentHalted } from "../halt/present-halt.ts";

/** Use cases behind the halt routes. */
interface AdminHaltUseCases {
  readonly onceByKey: OnceByKey;
  readonly viewHalts: ViewHalts;
  readonly startHalt: StartHalt;
  readonly endHalt: EndHalt;
}

/** Current halts: a summary for all staff, details for admins, who start and end halts. */
export function adminHaltRoutes(useCases: AdminHaltUseCases): readonly BoundRoute[] {
  const { onceByKey } = useCases;
  const show = async ({ staffId }: StaffActor) =>
    presentHalts(await useCases.viewHalts.execute(), staffId);
  /** Returns the halts after an action, or says why it was refused. */
  const answer = async (actor: StaffActor, done: Result<unknown, HaltRefused>): Promise<Answer> =>
    done.ok ? { status: 200, body: await show(actor) } : { refusal: done.refusal.code };
  return [
    bind(readHaltsState).to(async () => {
      const open = await useCases.viewHalts.open();
      return { status: 200, body: { open: open.map(presentHalted) } };
    }),
    bind(viewHalts).to(async ({ actor }) => ({ status: 200, body: await show(actor) })),
    bind(startHalt).to(async (call) => {
      const { kind, crypto_currency_code: asset, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("startHalt", call), (by) =>
        useCases.startHalt.execute(by, { kind, asset }, reason),
      );
      return answer(call.actor, done);
    }),
    bind(endHalt).to(async (call) => {
      const done = await onceByKey.run(call.actor, commandKey("endHalt", call), (by) =>
        useCases.endHalt.execute(by, call.parameters.id, call.body.reason),
      );
      return answer(call.actor, done);
    }),
  ];
}

type Answer =
  | { readonly status: 200; readonly body: AdminHaltsView }
  | Refused<HaltRefused["code"]>;

type HaltRefused =
  | Extract<HaltResult, { readonly ok: false }>["refusal"]
  | { readonly code: "key_reused" };

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
