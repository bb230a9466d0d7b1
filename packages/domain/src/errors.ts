export { errorBodySchema, lastEditSchema, productErrorBody } from './errors/error-body.ts';
export type { ErrorBody, LastEdit } from './errors/error-body.ts';
export { errorCode } from './errors/error-code.ts';
export { type ErrorIssue, errorIssues } from './errors/error-issues.ts';
export {
  DEFAULT_ERROR_MESSAGE,
  MALFORMED_RESPONSE,
  OUTDATED_RECORD,
  STATUS_MESSAGES,
  errorMessage,
} from './errors/error-message.ts';
export type { FailedResponse } from './errors/error-message.ts';
export { errorNotice } from './errors/error-notice.ts';
export type { ErrorNotice } from './errors/error-notice.ts';
export { fileMessages } from './errors/file-messages.ts';
export {
  FILE_SERVICE_POLICY,
  HTTP_DEFAULTS,
  MAIN_API_POLICY,
  backoffMs,
  requestFailedText,
  requestTimedOutText,
  retryAfterMs,
  retryDelayMs,
} from './errors/http-policy.ts';
export type { HttpPolicy } from './errors/http-policy.ts';
export { PRODUCT_ERRORS, errorSeverity, isProductErrorCode } from './errors/product-errors.ts';
export type { ErrorSeverity, ProductErrorCode } from './errors/product-errors.ts';
