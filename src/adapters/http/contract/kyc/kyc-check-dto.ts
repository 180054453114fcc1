import { Matches } from "class-validator";

/** The currency that what is left is said in. */
export class KycCheckDto {
  @Matches(/^[A-Z]{3}$/)
  fiatCurrencyCode!: string;
}
