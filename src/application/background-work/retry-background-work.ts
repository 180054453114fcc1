import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { BackgroundDesk } from "../ports/background-work.ts";

/** What is to be done again. */
type FailedWork =
  | { readonly kind: "event"; readonly subscriber: string; readonly number: number }
  | { readonly kind: "job"; readonly queue: string; readonly id: string };

/** `not_found`: it is not there, or waits for no retry. */
interface RetryRefusal {
  readonly code: "not_found" | "reason_needed";
}

/** Lets a failed job run again, or a subscriber retry an event that it parked; logged. */
export class RetryBackgroundWork {
  readonly #desk: Pick<BackgroundDesk, "retryEvent" | "retryJob">;

  constructor(desk: Pick<BackgroundDesk, "retryEvent" | "retryJob">) {
    this.#desk = desk;
  }

  async execute(
    { staffId, role }: StaffActor,
    work: FailedWork,
    typed: string,
  ): Promise<Result<undefined, RetryRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const audit = (act: AuditAct, id: string) =>
      ({
        staffId,
        role,
        act,
        subject: { kind: "background-work", id },
        reason: reason.value,
      }) as const;
    const isAgain =
      work.kind === "job"
        ? await this.#desk.retryJob(
            work.queue,
            work.id,
            audit("retry-job", `${work.queue}/${work.id}`),
          )
        : await this.#desk.retryEvent(
            work.subscriber,
            work.number,
            audit("retry-event", `${work.subscriber}/${work.number}`),
          );
    return isAgain ? accept(undefined) : refuse({ code: "not_found" });
  }
}
