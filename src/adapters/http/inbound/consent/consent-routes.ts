import type { AcceptDocuments } from "../../../../application/consent/accept-documents.ts";
import type { OwnConsents, ViewConsents } from "../../../../application/consent/view-consents.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import * as contract from "../../contract/consent/consent.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Use cases behind the routes of consents. */
interface ConsentUseCases {
  readonly viewConsents: ViewConsents;
  readonly acceptDocuments: AcceptDocuments;
}

/** What people accepted, and what they are asked to accept. */
export function consentRoutes(useCases: ConsentUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => ok(present(await useCases.viewConsents.execute(actor)));
  return [
    bind(contract.viewConsents).to(({ actor }) => show(actor)),
    bind(contract.acceptDocuments).to(async ({ actor, body }) => {
      const done = await useCases.acceptDocuments.execute(actor, body);
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
  ];
}

function present({ inForce, due, accepted }: OwnConsents): contract.ConsentsView {
  return {
    inForce: inForce.map((each) => ({
      ...each,
      publishedAt: new Date(each.publishedAt).toISOString(),
      isDue: due.includes(each),
    })),
    accepted: accepted.map((each) => ({
      ...each,
      acceptedAt: new Date(each.acceptedAt).toISOString(),
    })),
  };
}
