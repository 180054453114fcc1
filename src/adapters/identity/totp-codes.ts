import { Secret, TOTP } from "otpauth";
import type { OneTimeCodes } from "../../application/ports/one-time-codes.ts";
import type { CodeFormat } from "../../domain/account/code-format.ts";

const secretBytes = 20;

/** Codes by RFC 6238 over SHA-1, which every phone app supports. */
export class TotpCodes implements OneTimeCodes {
  readonly #format: CodeFormat;
  readonly #issuer: string;

  /** `issuer` is the name of the platform as the app shows it. */
  constructor(format: CodeFormat, issuer: string) {
    this.#format = format;
    this.#issuer = issuer;
  }

  makeSecret(): string {
    return new Secret({ size: secretBytes }).base32;
  }

  addressOf(secret: string, account: string): string {
    return this.#totp(secret, account).toString();
  }

  stepOf(secret: string, code: string, now: number): number | undefined {
    const { window } = this.#format;
    const delta = this.#totp(secret).validate({ token: code, timestamp: now, window });
    return delta === null ? undefined : this.stepAt(now).step + delta;
  }

  codeOf(secret: string, step: number): string {
    return this.#totp(secret).generate({ timestamp: step * this.#stepMs });
  }

  stepAt(now: number): { readonly step: number; readonly endsAt: number } {
    const step = Math.floor(now / this.#stepMs);
    return { step, endsAt: (step + 1) * this.#stepMs };
  }

  get #stepMs(): number {
    return this.#format.stepSeconds * 1_000;
  }

  #totp(secret: string, label = ""): TOTP {
    const { stepSeconds: period, digits } = this.#format;
    const issuer = this.#issuer;
    return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits });
  }
}
