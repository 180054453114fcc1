import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Length } from "class-validator";
import {
  rejectReasons,
  verificationVerdicts,
  type RejectReason,
  type VerificationVerdict,
} from "../../../../domain/verification/verification.ts";

/** The verdict on a verification, with what its person is told. */
export class DecideVerificationDto {
  /** Its id, as listed. */
  @IsString()
  @Length(1, 100)
  verification!: string;

  @IsIn(verificationVerdicts)
  verdict!: VerificationVerdict;

  /** Of a rejection; at least one. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @IsIn(rejectReasons, { each: true })
  reasons?: RejectReason[];

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
