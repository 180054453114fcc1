import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { GiveReleaseConsent } from "../../../../application/people/give-release-consent.ts";
import type { ListReleaseConsents } from "../../../../application/people/list-release-consents.ts";
import type { ProposeReleaseConsent } from "../../../../application/people/propose-release-consent.ts";
import type { ConsentTrade } from "../../../../application/ports/release-consents.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/release-consents.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { usd } from "./people-presenter.ts";

/** Dependencies of these routes. */
interface ConsentUseCases {
  readonly onceByKey: OnceByKey;
  readonly listReleaseConsents: ListReleaseConsents;
  readonly proposeReleaseConsent: ProposeReleaseConsent;
  readonly giveReleaseConsent: GiveReleaseConsent;
}

/** Releases of compromised accounts, which two of staff may let happen early. */
export function releaseConsentRoutes(useCases: ConsentUseCases): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: string) => {
    const trades = await useCases.listReleaseConsents.execute(actor, id);
    return { status: 200, body: trades.map(present) } as const;
  };
  return [
    bind(contract.listReleaseConsents).to(({ actor, parameters: { id } }) => show(actor, id)),
    bind(contract.proposeReleaseConsent).to(async (call) => {
      const { actor, parameters, body } = call;
      const { trade: tradeId, answers: heard, reason } = body;
      const command = { traderId: parameters.id, tradeId, heard, reason };
      const key = commandKey("proposeReleaseConsent", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.proposeReleaseConsent.execute(by, command),
      );
      if (done.ok) return show(actor, parameters.id);
      const { refusal } = done;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.giveReleaseConsent).to(async (call) => {
      const { actor, parameters, body } = call;
      const command = { traderId: parameters.id, tradeId: body.trade, reason: body.reason };
      const key = commandKey("giveReleaseConsent", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.giveReleaseConsent.execute(by, command),
      );
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}

function present({
  tradeId: trade,
  partner,
  usdCents,
  proposed,
  proposer = "",
  words,
  givenAt,
}: ConsentTrade): contract.ReleaseConsentView {
  const at = (moment: number) => new Date(moment).toISOString();
  return {
    trade,
    partner,
    usdValue: usd(usdCents),
    proposed: proposed ? { by: proposer, words, at: at(proposed.at) } : null,
    givenAt: givenAt === undefined ? null : at(givenAt),
  };
}
