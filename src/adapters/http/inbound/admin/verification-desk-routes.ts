import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { SignedAddresses } from "../../../../application/ports/signed-addresses.ts";
import type {
  ListedVerification,
  StaffVerification,
} from "../../../../application/ports/verification-desk.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type {
  AskedDemand,
  ReviewVerifications,
} from "../../../../application/verification/review-verifications.ts";
import { publishedLevel } from "../../../../domain/kyc/proven-level.ts";
import {
  verificationKinds,
  verificationStates,
} from "../../../../domain/verification/verification.ts";
import type { AskVerificationDto } from "../../contract/admin/ask-verification-dto.ts";
import * as contract from "../../contract/admin/verifications.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentState } from "../verification/verification-presenter.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface DeskUseCases {
  readonly onceByKey: OnceByKey;
  readonly reviewVerifications: ReviewVerifications;
  readonly fileAddresses: SignedAddresses;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const listed = { sortable: ["id"], filterable: ["q", "kind", "status"], most: 100 };

const badFilter = {
  refusal: "validation",
  details: [{ field: "filter", code: "unknown", message: "There is no such state or kind" }],
} as const;

/** What people handed in to prove who they are, for staff. */
export function verificationDeskRoutes(useCases: DeskUseCases): readonly BoundRoute[] {
  const { reviewVerifications, onceByKey } = useCases;
  const show = async (actor: StaffActor, id: string) => {
    const found = await reviewVerifications.view(actor, id);
    return found
      ? ({ status: 200, body: present(found, actor) } as const)
      : ({ refusal: "not_found" } as const);
  };
  const present = (
    found: StaffVerification,
    { staffId }: Pick<StaffActor, "staffId">,
  ): contract.StaffVerificationView => ({
    ...presentListed(found, { addresses: useCases.fileAddresses, readerId: staffId }),
    typed: found.typed?.details ? { ...found.typed.details } : null,
    accountName: found.accountName ?? null,
    sameDocument: [...found.sameDocument],
    demand: found.demand
      ? {
          isForced: found.demand.isForced,
          deadline: momentOf(found.demand.deadline),
          reason: found.demand.reason,
        }
      : null,
  });
  return [
    bind(contract.listVerifications).to(async ({ actor, query }) => {
      const asked = parseList(query, listed);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const state = verificationStates.find((each) => each === filter["status"]);
      const kind = verificationKinds.find((each) => each === filter["kind"]);
      const isUnknown = (name: string, found: unknown) =>
        filter[name] !== undefined && found === undefined;
      if (isUnknown("status", state) || isUnknown("kind", kind)) return badFilter;
      const wanted = { q: filter["q"], kind, state };
      const { verifications, total } = await reviewVerifications.list(actor, wanted, from, most);
      const range = contentRange("verifications", from, verifications.length, total);
      return {
        status: 200,
        body: verifications.map((each) => presentListed(each)),
        headers: { "Content-Range": range },
      };
    }),
    bind(contract.viewStaffVerification).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.decideVerification).to(async (call) => {
      const { actor, parameters, body } = call;
      const { verification: id, verdict, reasons = [], reason } = body;
      const key = commandKey("decideVerification", call);
      const done = await onceByKey.run(actor, key, (by) =>
        reviewVerifications.decide(by, parameters.id, { id, verdict, reasons, words: reason }),
      );
      return done.ok ? show(actor, id) : { refusal: done.refusal.code };
    }),
    bind(contract.askVerification).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("askVerification", call);
      const asked = demandOf(body);
      const done = await onceByKey.run(actor, key, (by) =>
        reviewVerifications.demand(by, parameters.id, asked, body.reason),
      );
      if (!done.ok) return { refusal: done.refusal.code };
      const deadline = asked.kind === "forced" ? momentOf(asked.deadline) : null;
      return { status: 200, body: { asked: asked.kind, deadline } };
    }),
  ];
}

/** A forced one without a deadline is refused like one that is too soon. */
function demandOf({ asked, deadline = "" }: AskVerificationDto): AskedDemand {
  return asked === "forced" ? { kind: asked, deadline: Date.parse(deadline) } : { kind: asked };
}

function presentListed(
  found: ListedVerification,
  reader?: Parameters<typeof presentState>[1],
): contract.ListedVerificationView {
  const { id, traderId, username, level } = found;
  return { id, traderId, username, level: publishedLevel(level), ...presentState(found, reader) };
}

function momentOf(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
