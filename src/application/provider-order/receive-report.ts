import type { CarryOutOrders } from "./carry-out-orders.ts";

/** What a provider says when something became of an order; `signature` proves that it is the provider. */
interface SignedReport {
  readonly orderId: string;
  /** When it was written, in milliseconds since the epoch. */
  readonly at: number;
  readonly signature: string;
}

/** Signs a report: a keyed hash in hexadecimal. */
type SignReport = (text: string) => string;

/** What is signed. */
function reportText({ orderId, at }: Omit<SignedReport, "signature">): string {
  return `${orderId} ${at}`;
}

/**
 * Takes the reports of providers. A report moves nothing itself: it has the provider asked at once, as the worker
 * does in its rounds, so that a doubled, late or stolen one changes nothing.
 */
export class ReceiveReport {
  readonly #carryOut: Pick<CarryOutOrders, "follow">;
  readonly #sign: SignReport;

  constructor(carryOut: Pick<CarryOutOrders, "follow">, sign: SignReport) {
    this.#carryOut = carryOut;
    this.#sign = sign;
  }

  /** As the providers of a demo write one. */
  signed(orderId: string, at: number): SignedReport {
    return { orderId, at, signature: this.#sign(reportText({ orderId, at })) };
  }

  /** False where nobody who may have written it. */
  async execute(report: SignedReport): Promise<boolean> {
    // Both are hashes of one length: what a comparison's time says helps nobody to find a key.
    if (this.#sign(this.#sign(reportText(report))) !== this.#sign(report.signature)) return false;
    await this.#carryOut.follow(report.orderId);
    return true;
  }
}
