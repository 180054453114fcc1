import { IsInt, IsOptional, Max, Min } from "class-validator";

/** The version that the owner had before his eyes: where it is another by now, nothing changes. */
export class OfferVersionDto {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version?: number;
}
