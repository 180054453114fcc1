import { isTimeZone } from "../../../../domain/account/time-zone.ts";
import { paymentMethodOfId } from "../../../../domain/catalogue/payment-methods.ts";
import type { FieldFailure } from "../bound-route.ts";

/** What filters of past trades can name that does not exist. */
interface NamedWishes {
  readonly paymentMethodId?: number | undefined;
  readonly timezone?: string | undefined;
}

/** The fields that name nothing there is. */
export function unknownIn({ paymentMethodId, timezone }: NamedWishes): readonly FieldFailure[] {
  return [
    ...(paymentMethodId === undefined || paymentMethodOfId(paymentMethodId) ? [] : [unknownMethod]),
    ...(timezone === undefined || isTimeZone(timezone) ? [] : [unknownZone]),
  ];
}

const unknownMethod: FieldFailure = {
  field: "paymentMethodId",
  code: "payment_method_unknown",
  message: "There's no payment method with this id.",
};

const unknownZone: FieldFailure = {
  field: "timezone",
  code: "time_zone_unknown",
  message: "There's no time zone of this name.",
};
