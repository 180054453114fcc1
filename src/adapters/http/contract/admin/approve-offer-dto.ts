import { IsInt, IsString, Length, Max, Min } from "class-validator";

/** What the owner reads, and the version that the moderator had before his eyes. */
export class ApproveOfferDto {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version!: number;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
