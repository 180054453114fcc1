import { IsInt, Max, Min } from "class-validator";

/** The versions that the person was shown. */
export class AcceptDocumentsDto {
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  terms!: number;

  @IsInt()
  @Min(1)
  @Max(1_000_000)
  privacy!: number;
}
