import type { receipts as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { exportReceipts } from './read/export-receipts.ts';
import { addReceipt } from './write/add-receipt.ts';
import { copyReceipt } from './write/copy-receipt.ts';
import { approveReceipt, payReceipt, rejectReceipt } from './write/decide-receipt.ts';
import { deleteReceipt } from './write/delete-receipt.ts';
import { addReceiptItem, deleteReceiptItem, editReceiptItem } from './write/edit-receipt-items.ts';
import { editReceipt } from './write/edit-receipt.ts';
import { draftReceipt, submitReceipt } from './write/hand-in-receipt.ts';
import { addReceiptActivity, receiptActivities } from './read/receipt-activities.ts';
import { addReceiptDocument, deleteReceiptDocument, receiptDocuments } from './write/receipt-documents.ts';
import { receiptItems } from './read/receipt-items.ts';
import { receipt } from './read/receipt.ts';
import { readReceiptPhoto } from './photo/read-receipt-photo.ts';
import { receiptWork } from './write/receipt-work.ts';
import { receipts, receiptTypes } from './read/receipts.ts';

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
