import { IsInt, IsString, Length, Max, Min } from "class-validator";

/** The text shown to the owner, and the version the moderator was looking at. */
export class ApproveOfferDto {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version!: number;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
