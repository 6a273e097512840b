import type { receipts as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { exportReceipts } from './export-receipts.ts';
import { addReceipt } from './add-receipt.ts';
import { copyReceipt } from './copy-receipt.ts';
import { approveReceipt, payReceipt, rejectReceipt } from './decide-receipt.ts';
import { deleteReceipt } from './delete-receipt.ts';
import { addReceiptItem, deleteReceiptItem, editReceiptItem } from './edit-receipt-items.ts';
import { editReceipt } from './edit-receipt.ts';
import { draftReceipt, submitReceipt } from './hand-in-receipt.ts';
import { addReceiptActivity, receiptActivities } from './receipt-activities.ts';
import { addReceiptDocument, deleteReceiptDocument, receiptDocuments } from './receipt-documents.ts';
import { receiptItems } from './receipt-items.ts';
import { receipt } from './receipt.ts';
import { readReceiptPhoto } from './read-receipt-photo.ts';
import { receiptWork } from './receipt-work.ts';
import { receipts, receiptTypes } from './receipts.ts';

export const receiptsRoutes: AreaRoutes<typeof contract> = {
  readReceiptPhoto,
  receipts,
  exportReceipts,
  receiptTypes,
  receiptWork,
  receipt,
  addReceipt,
  editReceipt,
  deleteReceipt,
  copyReceipt,
  submitReceipt,
  draftReceipt,
  approveReceipt,
  rejectReceipt,
  payReceipt,
  receiptItems,
  addReceiptItem,
  editReceiptItem,
  deleteReceiptItem,
  receiptDocuments,
  addReceiptDocument,
  deleteReceiptDocument,
  receiptActivities,
  addReceiptActivity,
};
