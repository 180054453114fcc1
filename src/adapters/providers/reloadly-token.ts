import { Type } from "typebox";
import { Value } from "typebox/value";
import { ProviderSilent } from "../../application/ports/order-providers.ts";

/** An account with Reloadly, or a server that speaks the same. */
export interface ReloadlySettings {
  /** `https://topups.reloadly.com`, or the one to try with, without a slash at its end. */
  readonly url: string;
  /** Where tokens are given out, without a slash at its end. */
  readonly authUrl: string;
  readonly clientId: string;
  /** A secret. */
  readonly clientSecret: string;
}

const waitMs = 15_000;
/** A token is not used in its last minute. In ms. */
const renewedBefore = 60_000;

/** `expires_in` is in seconds. */
const tokenSchema = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

/** The token that calls carry (OAuth 2.0, client credentials): asked for once, by however many calls. */
export class ReloadlyToken {
  readonly #settings: ReloadlySettings;
  readonly #clock: () => number;
  #token: Promise<{ readonly text: string; readonly until: number }> | undefined;

  /** `clock`: of this process, in ms. */
  constructor(settings: ReloadlySettings, clock: () => number) {
    this.#settings = settings;
    this.#clock = clock;
  }

  async current(): Promise<string> {
    const known = this.#token;
    const found = await (known ?? this.#renew());
    if (this.#clock() < found.until) return found.text;
    if (this.#token === known) this.forget();
    return (await (this.#token ?? this.#renew())).text;
  }

  forget(): void {
    this.#token = undefined;
  }

  #renew() {
    const asked = this.#ask();
    this.#token = asked;
    asked.catch(() => {
      if (this.#token === asked) this.forget();
    });
    return asked;
  }

  async #ask() {
    const { url, authUrl, clientId, clientSecret } = this.#settings;
    const response = await fetch(`${authUrl}/oauth/token`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: "client_credentials",
        audience: url,
      }),
      redirect: "error",
      signal: AbortSignal.timeout(waitMs),
    }).catch((cause: unknown) => {
      throw new ProviderSilent("Reloadly gives out no token", { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok || !Value.Check(tokenSchema, answer)) {
      // What it says may repeat the secret.
      throw new ProviderSilent(`Reloadly answered ${response.status} for a token`);
    }
    const until = this.#clock() + answer.expires_in * 1_000 - renewedBefore;
    return { text: answer.access_token, until };
  }
}
