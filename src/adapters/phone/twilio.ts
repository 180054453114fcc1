import type {
  PhoneMessage,
  TextMessages,
  VoiceCalls,
} from "../../application/ports/phone-messages.ts";
import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";
import { neverArrived } from "../network/never-arrived.ts";
import { escaped } from "../markup/escaped.ts";

/** An account with Twilio, and who sends and calls. */
export interface TwilioSettings {
  /** `https://api.twilio.com`, or a server that speaks the same. */
  readonly origin: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of the account (E.164). */
  readonly from: string;
}

/** Why a message was not accepted; the words of the provider stay out, for they name the number. */
interface PhoneFailure {
  readonly status: number | undefined;
  /** The provider's number for the reason. */
  readonly code: number | undefined;
}

const waitMs = 15_000;

/** Twilio's numbers for a recipient that does not exist, cannot be reached, or wants nothing of us. */
const unreachable = new Set([13_224, 21_211, 21_214, 21_217, 21_265, 21_610, 21_612, 21_614]);

/**
 * Sends texts and makes calls by Twilio's API (2010-04-01). A request that may have arrived is not
 * repeated: Twilio would send it a second time.
 */
export class Twilio implements TextMessages, VoiceCalls {
  readonly #settings: TwilioSettings;
  readonly #failed: (failure: PhoneFailure) => void;

  /** `failed` is told why a message was not accepted. */
  constructor(settings: TwilioSettings, failed: (failure: PhoneFailure) => void) {
    this.#settings = settings;
    this.#failed = failed;
  }

  send({ to, words }: PhoneMessage): Promise<DeliveryOutcome> {
    return this.#post("Messages.json", { To: to, Body: words });
  }

  call({ to, words }: PhoneMessage): Promise<DeliveryOutcome> {
    const said = `<Say language="en-US">${escaped(words)}</Say>`;
    const Twiml = `<Response>${said}<Pause length="1"/>${said}</Response>`;
    return this.#post("Calls.json", { To: to, Twiml });
  }

  async #post(resource: string, fields: Readonly<Record<string, string>>) {
    const { origin, accountSid, authToken, from } = this.#settings;
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
    try {
      const response = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/${resource}`, {
        method: "POST",
        headers: { Authorization: `Basic ${credentials}`, Accept: "application/json" },
        body: new URLSearchParams({ ...fields, From: from }),
        redirect: "error",
        signal: AbortSignal.timeout(waitMs),
      });
      if (response.ok) {
        await response.body?.cancel();
        return "accepted";
      }
      const { status } = response;
      const code = await codeIn(response);
      this.#failed({ status, code });
      return outcomeOf(status, code);
    } catch (error) {
      this.#failed({ status: undefined, code: undefined });
      return neverArrived(error) ? "later" : "unknown";
    }
  }
}

function outcomeOf(status: number, code: number | undefined): DeliveryOutcome {
  if (status >= 500 && status !== 503) return "unknown";
  if (code !== undefined && unreachable.has(code)) return "bounced";
  // What is wrong with the account, its money or the sender is the operator's, and can be mended.
  return status === 400 ? "refused" : "later";
}

async function codeIn(response: Response): Promise<number | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const isCoded = typeof body === "object" && body !== null && "code" in body;
  return isCoded && typeof body.code === "number" ? body.code : undefined;
}
