import { Matches } from "class-validator";

/** Of which country. */
export class ListRegionsDto {
  /** The id of a country. */
  @Matches(/^\d{1,4}$/)
  country_id!: string;
}
