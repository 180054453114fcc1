import { IsIn, IsOptional, Matches } from "class-validator";

/** Which part of the countries. */
export class ListCountriesDto {
  /** 1 … 500; defaults to 500. */
  @IsOptional()
  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/)
  limit?: string;

  /** How many to leave out at the beginning. */
  @IsOptional()
  @Matches(/^\d{1,4}$/)
  offset?: string;
}

/** Which countries, and which part of them. */
export class ListCountriesForPickersDto extends ListCountriesDto {
  /** 1: only those whose identity documents can be checked. */
  @IsOptional()
  @IsIn(["0", "1"])
  kyc?: "0" | "1";

  /** 1: only the first group of a picker. */
  @IsOptional()
  @IsIn(["0", "1"])
  important?: "0" | "1";

  /** 1: with the stand-in for every country. */
  @IsOptional()
  @IsIn(["0", "1"])
  iso_null?: "0" | "1";
}
