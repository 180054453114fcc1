import { Type } from "typebox";
import { Value } from "typebox/value";
import type { AddressScreening } from "../../application/ports/address-screening.ts";
import type { Identification } from "../../domain/screening/blocked-address.ts";

/** A server that speaks the public sanctions API of Chainalysis (version 1). */
export interface ScreeningSettings {
  /** Without a slash at its end. */
  readonly url: string;
  /** A secret. */
  readonly apiKey: string;
}

const waitMs = 5_000;

const answerSchema = Type.Object({
  identifications: Type.Array(Type.Object({ category: Type.String(), name: Type.String() })),
});

/** `GET /api/v1/address/{address}` with `X-API-Key`; an address that nobody lists has no identifications. */
export class SanctionsApi implements AddressScreening {
  readonly #settings: ScreeningSettings;

  constructor(settings: ScreeningSettings) {
    this.#settings = settings;
  }

  async identify(address: string): Promise<readonly Identification[]> {
    const { url, apiKey } = this.#settings;
    const response = await fetch(`${url}/api/v1/address/${encodeURIComponent(address)}`, {
      headers: { "X-API-Key": apiKey, Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(waitMs),
    });
    if (!response.ok) throw new Error(`The screening of addresses answered ${response.status}`);
    const answer: unknown = await response.json();
    if (!Value.Check(answerSchema, answer)) {
      throw new Error("The screening of addresses answered something else than identifications");
    }
    return answer.identifications.map(({ category, name }) => ({ category, name }));
  }
}
