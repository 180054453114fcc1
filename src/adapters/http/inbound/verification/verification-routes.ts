import type { SendInPieces } from "../../../../application/attachment/send-in-pieces.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { Current } from "../../../../application/ports/current-policy.ts";
import type { SignedAddresses } from "../../../../application/ports/signed-addresses.ts";
import type { BeginVerification } from "../../../../application/verification/begin-verification.ts";
import type { CountTries } from "../../../../application/verification/count-tries.ts";
import type { HandInVerification } from "../../../../application/verification/hand-in-verification.ts";
import type { ListDocuments } from "../../../../application/verification/list-documents.ts";
import type { ViewVerification } from "../../../../application/verification/view-verification.ts";
import type { Policy } from "../../../../domain/policy/policy.ts";
import * as contract from "../../contract/verification/verification.ts";
import {
  addressFaults,
  basicFaults,
  idFaults,
} from "../../contract/verification/verification-faults.ts";
import { takeSent } from "../attachment/take-sent.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";
import { presentDocuments } from "./document-presenter.ts";
import { presentAttempt, presentFile, presentVerification } from "./verification-presenter.ts";

/** What the routes call. */
interface VerificationUseCases {
  readonly viewVerification: ViewVerification;
  readonly beginVerification: BeginVerification;
  readonly handInVerification: HandInVerification;
  readonly sendInPieces: SendInPieces;
  readonly countTries: CountTries;
  readonly listDocuments: ListDocuments;
  readonly fileAddresses: SignedAddresses;
  readonly policy: Current<Policy>;
}

type Caller = Pick<Actor, "traderId" | "limitedTo">;

/** The verification of people, by themselves. */
export function verificationRoutes(useCases: VerificationUseCases): readonly BoundRoute[] {
  const { viewVerification, beginVerification, handInVerification, listDocuments } = useCases;
  const underWay = new OpenRequests(1);
  // By a link to the cases of a banned account alone nobody sees the photos of a document.
  const reader = ({ traderId, limitedTo }: Caller) =>
    limitedTo ? undefined : { addresses: useCases.fileAddresses, readerId: traderId };
  const show = async (actor: Caller) => {
    const viewed = await viewVerification.execute(actor.traderId);
    const { basicVerification } = useCases.policy().flags;
    return ok(presentVerification(viewed, reader(actor), basicVerification));
  };
  const showAttempt = async (actor: Caller, kind: "id" | "address" | "video") => {
    const { attempts, hadId } = await viewVerification.execute(actor.traderId);
    const attempt = attempts[kind];
    return attempt
      ? ok(presentAttempt(attempt, hadId, reader(actor)))
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.viewVerification).to(({ actor }) => show(actor)),
    bind(contract.submitBasicVerification).to(async ({ actor, body }) => {
      const begun = await beginVerification.basic(actor, {
        firstName: body.first_name,
        lastName: body.last_name,
        birthDate: body.birth_date,
        country: body.country,
      });
      if (begun.ok) return show(actor);
      const { refusal } = begun;
      if (refusal.code !== "verification_refused") return { refusal: refusal.code };
      return { refusal: "validation", details: told(refusal.faults, basicFaults) };
    }),
    bind(contract.startIdVerification).to(async ({ actor, body }) => {
      const begun = await beginVerification.id(actor, {
        country: await listDocuments.countryOf(body.issue_country_iso3),
        documentType: body.document_type,
        firstName: body.first_name_original,
        middleName: body.middle_name_original ?? "",
        lastName: body.last_name_original,
        documentNumber: body.document_number,
        birthDate: body.birth_date,
        expiresOn: body.expires_on ?? "",
      });
      if (begun.ok) return showAttempt(actor, "id");
      const { refusal } = begun;
      if (refusal.code !== "verification_refused") return { refusal: refusal.code };
      return { refusal: "validation", details: told(refusal.faults, idFaults) };
    }),
    bind(contract.startDocumentVerification).to(async ({ actor, body }) => {
      const begun = await beginVerification.address(actor, {
        country: await listDocuments.countryOf(body.country_iso3),
        documentType: body.document_type,
        region: body.region_name ?? "",
        city: body.city_name,
        line1: body.address_line_1,
        line2: body.address_line_2 ?? "",
        zip: body.zip_code ?? "",
        nigerianId: body.nga_nin ?? "",
        nigerianBankId: body.nga_bvn ?? "",
      });
      if (begun.ok) return showAttempt(actor, "address");
      const { refusal } = begun;
      if (refusal.code !== "verification_refused") return { refusal: refusal.code };
      return { refusal: "validation", details: told(refusal.faults, addressFaults) };
    }),
    bind(contract.startVideoVerification).to(async ({ actor }) => {
      const begun = await beginVerification.video(actor);
      return begun.ok ? showAttempt(actor, "video") : { refusal: begun.refusal.code };
    }),
    bind(contract.addVerificationFile).to(async (call) => {
      const { actor, parameters, query } = call;
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const { name, side } = query;
      return takeSent(useCases.sendInPieces, call, async (sent) => {
        const file = { name, side, sent };
        const kept = await handInVerification.addFile(actor, parameters.reference, file);
        return kept.ok
          ? ok(presentFile(kept.value, reader(actor)))
          : { refusal: kept.refusal.code };
      }).finally(end);
    }),
    bind(contract.removeVerificationFile).to(async ({ actor, parameters: { id } }) => {
      const done = await handInVerification.removeFile(actor, id);
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
    bind(contract.submitVerification).to(async ({ actor, parameters: { reference } }) => {
      const done = await handInVerification.submit(actor, reference);
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
    bind(contract.uploadVerificationVideo).to(async ({ actor, body }) => {
      const { attempts } = await viewVerification.execute(actor.traderId);
      const isStored = attempts.video?.files.some(({ id }) => body.url.includes(`/${id}/`));
      if (!attempts.video || isStored !== true) return { refusal: "not_found" };
      const done = await handInVerification.submit(actor, attempts.video.id);
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
    bind(contract.viewLeftAttempt).to(async ({ actor, parameters: { type } }) => {
      const left = await useCases.countTries.execute(actor, type);
      if (!left) return { refusal: "not_found" };
      const { nextAt } = left;
      const next = nextAt === undefined ? null : new Date(nextAt).toISOString();
      return ok({ left: left.left, nextAt: next });
    }),
    bind(contract.listSupportedCountries).to(async () =>
      ok((await listDocuments.all()).map(presentDocuments)),
    ),
    bind(contract.viewDocumentCountry).to(async ({ actor }) => {
      const found = await listDocuments.ofTrader(actor);
      return ok(found ? presentDocuments(found) : null);
    }),
    bind(contract.markVerificationPending).to(() =>
      Promise.resolve({ refusal: "provider_not_used" as const }),
    ),
  ];
}

/** What is said about the fields of this form. */
function told<Fault extends string, Told>(
  faults: readonly string[],
  words: Readonly<Record<Fault, Told>>,
): Told[] {
  return faults.map((each) => words[each as Fault]);
}
