import { Matches } from "class-validator";

/** The currency for the remaining amount. */
export class KycCheckDto {
  @Matches(/^[A-Z]{3}$/)
  fiatCurrencyCode!: string;
}
