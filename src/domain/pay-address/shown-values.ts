import { singleLineOf, type PayAddress } from "./pay-address.ts";

const mask = "••••";

/** How many characters of a name are shown where no other looks like it. */
const usualEnd = 4;

/**
 * What their owner knows each of them by in lists, in the same order: the whole of a place that everybody finds, the
 * beginning and the provider of an email address, the end of a name. Where two of a method would look alike, more of
 * their beginning is shown, but never more than half of what is masked; those that still look alike are numbered.
 */
export function shownValues(addresses: readonly PayAddress[]): readonly string[] {
  return addresses.map((address, place) => {
    const others = addresses.filter(
      ({ paymentMethod }, at) => at !== place && paymentMethod === address.paymentMethod,
    );
    const { usual, most, withShown } = masked(address);
    for (let count = usual; count <= most; count += 1) {
      const value = withShown(count);
      if (others.every((other) => masked(other).withShown(count) !== value)) return value;
    }
    const isAlike = (other: PayAddress) =>
      other.paymentMethod === address.paymentMethod &&
      masked(other).withShown(usual) === withShown(usual);
    return `${withShown(usual)} (${addresses.slice(0, place).filter(isAlike).length + 1})`;
  });
}

interface Masked {
  /** How many characters are usually shown of what is masked, and how many at most. */
  readonly usual: number;
  readonly most: number;
  readonly withShown: (count: number) => string;
}

function masked({ paymentMethod, value }: PayAddress): Masked {
  if (singleLineOf(paymentMethod) === "where_to_pay") {
    return { usual: 0, most: 0, withShown: () => value };
  }
  const at = value.lastIndexOf("@");
  const hidden = Array.from(at > 1 ? value.slice(0, at) : value);
  const half = Math.floor(hidden.length / 2);
  const usual = at > 1 ? 1 : Math.min(usualEnd, half);
  const most = Math.max(usual, half);
  const withShown = (count: number) => {
    const shown = Math.min(count, most);
    if (at > 1) return `${hidden.slice(0, shown).join("")}${mask}${value.slice(at)}`;
    const end = hidden
      .slice(hidden.length - usual)
      .join("")
      .trim();
    return `${hidden.slice(0, shown - usual).join("")}${mask} ${end}`;
  };
  return { usual, most, withShown };
}
