import { large, whole, type Field } from "./field.ts";

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A number of seconds, both ends included. */
export function seconds(least: number, most: number): Field<number> {
  return whole("seconds", least, most);
}

/** A number of US cents, both ends included. */
export function cents(least: bigint, most: bigint): Field<bigint> {
  return large("US cents", least, most);
}
