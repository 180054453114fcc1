import { IsOptional, Length, Matches } from "class-validator";

/** Which banks. */
export class BanksDto {
  /** ISO 3166-1 alpha-2. */
  @Matches(/^[A-Z]{2}$/)
  country_id!: string;

  /** How many at most; there are never more than 1000. */
  @IsOptional()
  @Matches(/^([1-9]\d{0,2}|1000)$/)
  limit?: string;
}

/** The bank behind an IBAN. */
export class BankByIbanDto {
  @Length(1, 60)
  iban!: string;
}

/** The bank behind a routing number or a BIK. */
export class BankByRoutingNumberDto {
  @Length(1, 60)
  routing_number!: string;
}

/** The bank behind a SWIFT code. */
export class BankBySwiftDto {
  @Length(1, 60)
  swift_code!: string;
}
