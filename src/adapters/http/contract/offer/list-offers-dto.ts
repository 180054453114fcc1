import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import { OfferFiltersDto } from "./offer-filters-dto.ts";

/** What the list of offers takes: filters, and which part of what they leave. */
export class ListOffersDto extends OfferFiltersDto {
  /** A saved search of the caller: its filters hold where the query has none of its own. */
  @IsOptional()
  @Matches(/^\w{1,40}$/)
  searchId?: string;

  /** 1: each offer says whether it is one of the caller's favorites. */
  @IsOptional()
  @IsIn(["0", "1"])
  withFavorites?: "0" | "1";

  /** A cursor from an earlier response in the same order. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  page_id?: string;

  /** 1 … 50; defaults to 10. */
  @IsOptional()
  @Matches(/^([1-9]|[1-4]\d|50)$/)
  limit?: string;
}
