import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { EndPersonsSessions } from "../../../../application/people/end-persons-sessions.ts";
import type { ViewPersonAccess } from "../../../../application/people/view-person-access.ts";
import type { PersonAccess } from "../../../../application/ports/person-access.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { deviceOf } from "../../../../domain/account/device.ts";
import { asksFactor, type FactorPurpose } from "../../../../domain/account/two-factor.ts";
import * as contract from "../../contract/admin/person-access.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** What the routes call. */
interface PersonAccessUseCases {
  readonly onceByKey: OnceByKey;
  readonly viewPersonAccess: ViewPersonAccess;
  readonly endPersonsSessions: EndPersonsSessions;
}

/** How a person signs in and is reached, for support. */
export function personAccessRoutes(useCases: PersonAccessUseCases): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: string) => {
    const access = await useCases.viewPersonAccess.execute(actor, id);
    return access
      ? ({ status: 200, body: present(access) } as const)
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.viewPersonAccess).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.endPersonsSessions).to(async (call) => {
      const { actor, parameters, body } = call;
      const ended = { sessionId: body.session_id, reason: body.reason };
      const key = commandKey("endPersonsSessions", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.endPersonsSessions.execute(by, parameters.id, ended),
      );
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}

function present(access: PersonAccess): contract.PersonAccessView {
  const { sessions, twoFactor, outlets, deliveries, ...counts } = access;
  const factorOf = (purpose: FactorPurpose) =>
    asksFactor(twoFactor, purpose) ? twoFactor[purpose].type : "none";
  return {
    ...counts,
    sessions: sessions.map(({ id, agent, country, startedAt, lastActiveAt, withFactor }) => {
      const { browser, system } = deviceOf(agent);
      return {
        id,
        browser: browser ?? null,
        system: system ?? null,
        country: country ?? null,
        startedAt: iso(startedAt),
        lastActiveAt: iso(lastActiveAt),
        withFactor,
      };
    }),
    factors: {
      login: factorOf("login"),
      release: factorOf("release"),
      sendout: factorOf("sendout"),
    },
    outlets: outlets.map(({ channel, addedAt }) => ({ channel, addedAt: iso(addedAt) })),
    deliveries: deliveries.map(({ channel, madeAt, ...each }) => ({
      ...each,
      channel: channel ?? null,
      madeAt: iso(madeAt),
    })),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
