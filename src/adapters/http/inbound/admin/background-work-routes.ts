import type { RetryBackgroundWork } from "../../../../application/background-work/retry-background-work.ts";
import type { ViewBackgroundWork } from "../../../../application/background-work/view-background-work.ts";
import type { BackgroundReport } from "../../../../application/ports/background-work.ts";
import {
  retryEvent,
  retryJob,
  viewBackgroundWork,
  type BackgroundWorkView,
} from "../../contract/admin/background-work.ts";
import { bind, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of background work. */
interface BackgroundUseCases {
  readonly viewBackgroundWork: ViewBackgroundWork;
  readonly retryBackgroundWork: RetryBackgroundWork;
}

/** Background work, for admins, who can retry what failed. */
export function adminBackgroundRoutes(useCases: BackgroundUseCases): readonly BoundRoute[] {
  const show = async () => present(await useCases.viewBackgroundWork.execute());
  const { retryBackgroundWork } = useCases;
  /** Returns everything after a retry, or says why there was none. */
  const answer = async (done: Awaited<ReturnType<RetryBackgroundWork["execute"]>>) => {
    if (done.ok) return { status: 200, body: await show() } as const;
    const { code } = done.refusal;
    return { refusal: code === "not_found" ? "nothing_to_retry" : code } as const;
  };
  return [
    bind(viewBackgroundWork).to(async () => ({ status: 200, body: await show() })),
    bind(retryJob).to(async ({ actor, parameters, body: { reason } }) =>
      answer(await retryBackgroundWork.execute(actor, { kind: "job", ...parameters }, reason)),
    ),
    bind(retryEvent).to(async ({ actor, parameters: { subscriber, number }, body: { reason } }) => {
      if (!/^\d{1,15}$/.test(number)) return { refusal: "nothing_to_retry" };
      const work = { kind: "event", subscriber, number: Number(number) } as const;
      return answer(await retryBackgroundWork.execute(actor, work, reason));
    }),
  ];
}

function present(report: BackgroundReport): BackgroundWorkView {
  return {
    queues: report.jobs.map(({ oldestSeconds, doneSecondsAgo, ...queue }) => ({
      ...queue,
      oldestSeconds: Math.round(oldestSeconds),
      doneSecondsAgo: doneSecondsAgo === null ? null : Math.round(doneSecondsAgo),
    })),
    failedJobs: report.failedJobs.map(({ kind, failedAt, ...job }) => ({
      ...job,
      queue: kind,
      failedAt: iso(failedAt),
    })),
    subscribers: report.subscribers.map(({ behindSeconds, leasedUntil, ...subscriber }) => ({
      ...subscriber,
      behindSeconds: Math.round(behindSeconds),
      leasedUntil: leasedUntil === null ? null : iso(leasedUntil),
    })),
    parkedEvents: report.parkedEvents.map(({ parkedAt, ...event }) => ({
      ...event,
      parkedAt: iso(parkedAt),
    })),
    clockLeases: report.clockLeases.map(({ until, ...lease }) => ({ ...lease, until: iso(until) })),
    failingClocks: report.failingClocks,
    outages: report.outages.map(({ part, from, until }) => ({
      part,
      from: iso(from),
      until: until === undefined ? null : iso(until),
    })),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
