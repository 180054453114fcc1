/** An order of the reference: whole numbers of lots at whole numbers of ticks. */
interface ReferenceOrder {
  readonly name: string;
  readonly owner: string;
  readonly isBuy: boolean;
  readonly price: number;
  readonly arrived: number;
  lots: number;
}

/**
 * A book in the plainest way there is: it looks for the best order again for each lot that is traded, and
 * knows nothing of money.
 */
export class ReferenceBook {
  readonly orders: ReferenceOrder[] = [];
  /** Which orders traded a lot, and at what price. */
  readonly trades: string[] = [];
  #arrivals = 0;

  place(owner: string, isBuy: boolean, price: number, lots: number): void {
    this.#arrivals += 1;
    const name = `o${this.#arrivals}`;
    for (let left = lots; left > 0; left -= 1) {
      const best = this.#best(isBuy, price);
      if (!best) {
        this.orders.push({ name, owner, isBuy, price, arrived: this.#arrivals, lots: left });
        return;
      }
      if (best.owner === owner) return;
      best.lots -= 1;
      if (best.lots === 0) this.orders.splice(this.orders.indexOf(best), 1);
      this.trades.push(`${best.name} ${name} ${best.price}`);
    }
  }

  cancel(name: string): void {
    const place = this.orders.findIndex((order) => order.name === name);
    if (place >= 0) this.orders.splice(place, 1);
  }

  #best(isBuy: boolean, price: number): ReferenceOrder | undefined {
    let best: ReferenceOrder | undefined;
    for (const order of this.orders) {
      if (order.isBuy === isBuy) continue;
      if (isBuy ? order.price > price : order.price < price) continue;
      const gain = best ? (isBuy ? best.price - order.price : order.price - best.price) : 1;
      if (gain > 0 || (gain === 0 && best && order.arrived < best.arrived)) best = order;
    }
    return best;
  }
}
